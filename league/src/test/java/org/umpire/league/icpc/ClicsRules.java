package org.umpire.league.icpc;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the Contest API, version 2023-06, says of its objects: which fields there are, which must be, and their types. */
final class ClicsRules {
    static final JsonMapper MAPPER = new JsonMapper();

    private static final Pattern TIME = Pattern.compile(
            "[12]\\d{3}-[01]\\d-[0-3]\\dT[0-2]\\d:[0-5]\\d:[0-5]\\d\\.\\d{3}(?:[+-][01]\\d:[0-5]\\d|Z)");
    private static final Pattern RELTIME = Pattern.compile("-?(?:[1-9]\\d*)?\\d:[0-5]\\d:[0-5]\\d\\.\\d{3}");
    private static final Pattern ID = Pattern.compile("(?![.-])[A-Za-z0-9_.-]{1,36}(?<!\\.)");

    /** The types of fields; those that may be null end with a question mark. */
    private static final Map<String, Predicate<JsonNode>> KINDS = new LinkedHashMap<>();

    static {
        KINDS.put("string", JsonNode::isString);
        KINDS.put("boolean", JsonNode::isBoolean);
        KINDS.put("integer", JsonNode::isIntegralNumber);
        KINDS.put("number", JsonNode::isNumber);
        KINDS.put(
                "TIME",
                node -> node.isString() && TIME.matcher(node.stringValue()).matches());
        KINDS.put(
                "RELTIME",
                node -> node.isString() && RELTIME.matcher(node.stringValue()).matches());
        KINDS.put(
                "ID", node -> node.isString() && ID.matcher(node.stringValue()).matches());
        KINDS.put("array", JsonNode::isArray);
        KINDS.put("object", JsonNode::isObject);
    }

    /** One line an endpoint: fields with their types; an asterisk for those that must be there. */
    private static final Map<String, String> FIELDS = new LinkedHashMap<>();

    static {
        FIELDS.put("notification", "type string*, id ID?, data object*, token string?");
        FIELDS.put(
                "contest",
                "id ID*, name string*, formal_name string?, start_time TIME*, countdown_pause_time RELTIME?,"
                        + " duration RELTIME*, scoreboard_freeze_duration RELTIME?, scoreboard_thaw_time TIME?,"
                        + " scoreboard_type string*, penalty_time integer*");
        FIELDS.put("judgement-types", "id ID*, name string*, penalty boolean*, solved boolean*");
        FIELDS.put(
                "languages",
                "id ID*, name string*, entry_point_required boolean*, entry_point_name string?, extensions array*");
        FIELDS.put(
                "problems",
                "id ID*, uuid string?, label string*, name string*, ordinal integer*, rgb string?, color string?,"
                        + " time_limit number*, test_data_count integer*");
        FIELDS.put("groups", "id ID*, icpc_id string?, name string*, type string?");
        FIELDS.put(
                "organizations",
                "id ID*, icpc_id string?, name string*, formal_name string?, country string?, url string?");
        FIELDS.put(
                "teams",
                "id ID*, icpc_id string?, name string*, label string*, display_name string?, organization_id ID?,"
                        + " group_ids array*, hidden boolean?");
        FIELDS.put(
                "state",
                "started TIME?, frozen TIME?, ended TIME?, thawed TIME?, finalized TIME?, end_of_updates TIME?");
        FIELDS.put(
                "submissions",
                "id ID*, language_id ID*, problem_id ID*, team_id ID*, time TIME*, contest_time RELTIME*,"
                        + " entry_point string?, files array*");
        FIELDS.put(
                "judgements",
                "id ID*, submission_id ID*, judgement_type_id ID?, start_time TIME*, start_contest_time RELTIME*,"
                        + " end_time TIME?, end_contest_time RELTIME?, max_run_time number?");
        FIELDS.put(
                "runs",
                "id ID*, judgement_id ID*, ordinal integer*, judgement_type_id ID*, time TIME*, contest_time RELTIME*,"
                        + " run_time number*");
        FIELDS.put("awards", "id ID*, citation string*, team_ids array?");
        FIELDS.put("scoreboard", "time TIME*, contest_time RELTIME*, state object*, rows array*");
        FIELDS.put("scoreboard row", "rank integer*, team_id ID*, score object*, problems array?");
        FIELDS.put("scoreboard score", "num_solved integer*, total_time integer*, time integer?");
        FIELDS.put(
                "scoreboard problem",
                "problem_id ID*, num_judged integer*, num_pending integer*, solved boolean*, time integer?");
    }

    private ClicsRules() {}

    /** A field as the API describes it. */
    record Field(String type, String name, String kind, boolean required) {
        @Override
        public String toString() {
            return type + "." + name;
        }
    }

    /** Returns every field that must be there. */
    static List<Field> required() {
        return FIELDS.keySet().stream()
                .flatMap(type -> fields(type).stream())
                .filter(Field::required)
                .toList();
    }

    static Set<String> types() {
        return FIELDS.keySet();
    }

    static List<Field> fields(String type) {
        List<Field> fields = new ArrayList<>();
        for (String each : FIELDS.getOrDefault(type, "").split(", *", -1)) {
            String[] words = each.split(" ", -1);
            fields.add(new Field(type, words[0], words[1].replace("*", ""), words[1].endsWith("*")));
        }
        return fields;
    }

    /** Returns what is wrong with an object of this type, in words. */
    static List<String> wrong(String type, JsonNode json) {
        List<String> wrong = new ArrayList<>();
        if (!FIELDS.containsKey(type)) {
            return List.of("no such type: " + type);
        }
        Set<String> unknown = new TreeSet<>(json.propertyNames());
        for (Field field : fields(type)) {
            unknown.remove(field.name());
            JsonNode value = json.get(field.name());
            boolean none = value == null || value.isNull();
            if (none ? field.required() : !fits(field.kind(), value)) {
                wrong.add(field + " is " + value);
            }
        }
        unknown.forEach(name -> wrong.add(type + "." + name + " is none of the API"));
        return wrong;
    }

    private static boolean fits(String kind, JsonNode value) {
        return KINDS.getOrDefault(kind.replace("?", ""), node -> false).test(value);
    }

    /** Returns what is wrong with a feed as a whole: the form of each line, references, and the order. */
    static List<String> wrongFeed(String feed) {
        List<String> wrong = new ArrayList<>();
        Map<String, Set<String>> told = new LinkedHashMap<>();
        boolean over = false;
        for (String line : feed.lines().toList()) {
            JsonNode event = MAPPER.readTree(line);
            wrong.addAll(wrong("notification", event));
            String type = event.get("type").stringValue();
            JsonNode data = event.get("data");
            wrong.addAll(wrong(type, data));
            if (over) {
                wrong.add("after the end of updates: " + line);
            }
            boolean single = Set.of("contest", "state").contains(type);
            String id = single ? "" : data.path("id").asString();
            if (single ? !event.get("id").isNull() : !id.equals(event.path("id").asString())) {
                wrong.add("the id of the notification differs: " + line);
            }
            references(data, told, wrong);
            told.computeIfAbsent(type, any -> new TreeSet<>()).add(id);
            over |= type.equals("state") && !data.get("end_of_updates").isNull();
        }
        return wrong;
    }

    private static void references(JsonNode data, Map<String, Set<String>> told, List<String> wrong) {
        Map<String, String> endpoints = Map.of(
                "language_id", "languages",
                "problem_id", "problems",
                "team_id", "teams",
                "organization_id", "organizations",
                "submission_id", "submissions",
                "judgement_id", "judgements",
                "judgement_type_id", "judgement-types",
                "group_ids", "groups",
                "team_ids", "teams");
        endpoints.forEach((name, endpoint) -> {
            JsonNode value = data.get(name);
            if (value == null || value.isNull()) {
                return;
            }
            Iterator<JsonNode> ids =
                    value.isArray() ? value.iterator() : List.of(value).iterator();
            while (ids.hasNext()) {
                String id = ids.next().stringValue();
                if (!told.getOrDefault(endpoint, Set.of()).contains(id)) {
                    wrong.add(name + " " + id + " has not been told");
                }
            }
        });
    }
}
