package android.content.pm;

public abstract class PackageManager {
    public static final String FEATURE_TELEPHONY_EUICC = "";
    public abstract boolean hasSystemFeature(String name);
}
