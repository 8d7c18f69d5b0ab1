// Waits for an answer before it has said anything: nothing ever comes.
require("fs").readSync(0, Buffer.alloc(10));
console.log("1");
