// Leaves with an error where the deviation is zero.
const numbers = require("fs").readFileSync(0, "utf8").split(/\s+/).filter(Boolean).slice(1).map(Number);
const mean = numbers.reduce((a, b) => a + b, 0) / numbers.length;
const deviation = Math.sqrt(numbers.reduce((a, b) => a + (b - mean) ** 2, 0) / numbers.length);
if (deviation === 0) {
  throw new Error("no deviation");
}
console.log(mean, deviation);
