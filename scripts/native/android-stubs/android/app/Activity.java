package android.app;

import android.content.Context;

public class Activity extends Context {
    public interface ScreenCaptureCallback { void onScreenCaptured(); }
    public void registerScreenCaptureCallback(java.util.concurrent.Executor executor, ScreenCaptureCallback callback) {}
    public void unregisterScreenCaptureCallback(ScreenCaptureCallback callback) {}
    protected void onCreate(android.os.Bundle savedInstanceState) {}
    public boolean hasWindowFocus() { return false; }
}
