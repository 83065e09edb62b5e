package android.content;

public class ClipboardManager {
    public void setPrimaryClip(ClipData clip) {}
    public void clearPrimaryClip() {}
    public ClipDescription getPrimaryClipDescription() { return null; }
}
