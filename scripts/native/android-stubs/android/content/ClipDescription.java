package android.content;

public class ClipDescription {
    public static final String EXTRA_IS_SENSITIVE = "";
    public CharSequence getLabel() { return null; }
    public void setExtras(android.os.PersistableBundle extras) {}
}
