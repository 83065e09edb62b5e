package android.content;

public abstract class Context {
    public static final String CLIPBOARD_SERVICE = "";
    public static final String EUICC_SERVICE = "";
    public Object getSystemService(String name) { return null; }
    public final <T> T getSystemService(Class<T> type) { return null; }
    public final String getString(int id) { return null; }
    public java.util.concurrent.Executor getMainExecutor() { return null; }
    public android.content.pm.PackageManager getPackageManager() { return null; }
    public void startActivity(Intent intent) {}
}
