package android.content;

public class Intent {
    public static final String ACTION_VIEW = "";
    public static final String CATEGORY_BROWSABLE = "";
    public static final int FLAG_ACTIVITY_REQUIRE_NON_BROWSER = 1024;
    public Intent(String action) {}
    public Intent(String action, android.net.Uri uri) {}
    public Intent addCategory(String category) { return this; }
    public Intent addFlags(int flags) { return this; }
}
