package org.json;

public class JSONObject {
    public JSONObject() {}
    public JSONObject put(String name, Object value) throws JSONException { return this; }
}
