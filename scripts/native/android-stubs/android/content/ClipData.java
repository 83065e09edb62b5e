package android.content;

public class ClipData {
    public static ClipData newPlainText(CharSequence label, CharSequence text) { return null; }
    public ClipDescription getDescription() { return null; }
}
