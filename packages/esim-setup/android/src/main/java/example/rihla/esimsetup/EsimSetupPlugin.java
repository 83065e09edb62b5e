package example.rihla.esimsetup;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.ClipData;
import android.content.ClipDescription;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.net.Uri;
import android.os.Build;
import android.os.PersistableBundle;
import android.telephony.euicc.EuiccManager;
import com.getcapacitor.JSObject;
import com.getcapacitor.Plugin;
import com.getcapacitor.PluginCall;
import com.getcapacitor.PluginMethod;
import com.getcapacitor.annotation.CapacitorPlugin;

/** What installing an eSIM needs of an Android phone. */
@CapacitorPlugin(name = "EsimSetup")
public class EsimSetupPlugin extends Plugin {

    /** How we know our own code on the clipboard without reading it, which the system would tell the person. */
    private static final String LABEL = "eSIM";

    /** Null where the system tells of no screenshots: before Android 14. */
    private Activity.ScreenCaptureCallback screenshots;

    @Override
    protected void handleOnStart() {
        super.handleOnStart();
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.UPSIDE_DOWN_CAKE) return;
        screenshots = () -> notifyListeners("screenshotTaken", new JSObject());
        getActivity().registerScreenCaptureCallback(getContext().getMainExecutor(), screenshots);
    }

    @Override
    protected void handleOnStop() {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE && screenshots != null) {
            getActivity().unregisterScreenCaptureCallback(screenshots);
            screenshots = null;
        }
        super.handleOnStop();
    }

    /** A chip that is there but put aside by the phone's maker or operator says nothing certain. */
    @PluginMethod
    public void status(PluginCall call) {
        JSObject answer = new JSObject();
        answer.put("esim", !hasChip() ? "no" : takesEsims() ? "yes" : "unknown");
        call.resolve(answer);
    }

    /** By whichever app the system knows for it. */
    @PluginMethod
    public void openLink(PluginCall call) {
        String url = call.getString("url", "");
        Intent intent = new Intent(Intent.ACTION_VIEW, Uri.parse(url));
        // Any browser would take it, and keep the code in its history: then rather the phone's settings.
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R)
            intent.addCategory(Intent.CATEGORY_BROWSABLE).addFlags(Intent.FLAG_ACTIVITY_REQUIRE_NON_BROWSER);
        resolveOpened(call, url.startsWith("https://") && isOpened(intent));
    }

    /** Where the phone lists its eSIMs and adds one. */
    @PluginMethod
    public void openSettings(PluginCall call) {
        boolean isThere = Build.VERSION.SDK_INT >= Build.VERSION_CODES.P && takesEsims();
        resolveOpened(call, isThere && isOpened(new Intent(EuiccManager.ACTION_MANAGE_EMBEDDED_SUBSCRIPTIONS)));
    }

    @PluginMethod
    public void copyCode(PluginCall call) {
        ClipData clip = ClipData.newPlainText(LABEL, call.getString("text", ""));
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
            PersistableBundle extras = new PersistableBundle();
            extras.putBoolean(ClipDescription.EXTRA_IS_SENSITIVE, true);
            clip.getDescription().setExtras(extras);
        }
        clipboard().setPrimaryClip(clip);
        call.resolve();
    }

    /** What somebody has copied since stays. */
    @PluginMethod
    public void forgetCode(PluginCall call) {
        ClipDescription kept = clipboard().getPrimaryClipDescription();
        boolean isOurs = kept != null && LABEL.contentEquals(kept.getLabel() == null ? "" : kept.getLabel());
        if (isOurs && Build.VERSION.SDK_INT >= Build.VERSION_CODES.P) clipboard().clearPrimaryClip();
        else if (isOurs) clipboard().setPrimaryClip(ClipData.newPlainText("", ""));
        JSObject answer = new JSObject();
        // An app that is not in front is told that nothing is there.
        answer.put("looked", kept != null || getActivity().hasWindowFocus());
        call.resolve(answer);
    }

    private boolean hasChip() {
        return (
            Build.VERSION.SDK_INT >= Build.VERSION_CODES.P &&
            getContext().getPackageManager().hasSystemFeature(PackageManager.FEATURE_TELEPHONY_EUICC)
        );
    }

    private boolean takesEsims() {
        if (!hasChip()) return false;
        EuiccManager manager = (EuiccManager) getContext().getSystemService(Context.EUICC_SERVICE);
        return manager != null && manager.isEnabled();
    }

    private boolean isOpened(Intent intent) {
        try {
            getActivity().startActivity(intent);
            return true;
        } catch (ActivityNotFoundException | SecurityException refused) {
            return false;
        }
    }

    private void resolveOpened(PluginCall call, boolean opened) {
        JSObject answer = new JSObject();
        answer.put("opened", opened);
        call.resolve(answer);
    }

    private ClipboardManager clipboard() {
        return (ClipboardManager) getContext().getSystemService(Context.CLIPBOARD_SERVICE);
    }
}
