package example.rihla.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
