package android.telephony.euicc;

public class EuiccManager {
    public static final String ACTION_MANAGE_EMBEDDED_SUBSCRIPTIONS = "";
    public boolean isEnabled() { return false; }
}
