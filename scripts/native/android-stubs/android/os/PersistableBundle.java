package android.os;

public final class PersistableBundle {
    public void putBoolean(String key, boolean value) {}
}
