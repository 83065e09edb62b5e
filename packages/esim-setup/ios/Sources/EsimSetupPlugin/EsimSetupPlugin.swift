import Capacitor
import CoreTelephony
import UIKit
import UniformTypeIdentifiers

/// What installing an eSIM needs of an iPhone.
@objc(EsimSetupPlugin)
public class EsimSetupPlugin: CAPPlugin, CAPBridgedPlugin {
    public let identifier = "EsimSetupPlugin"
    public let jsName = "EsimSetup"
    public let pluginMethods: [CAPPluginMethod] = [
        CAPPluginMethod(name: "status", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "openLink", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "openSettings", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "copyCode", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "forgetCode", returnType: CAPPluginReturnPromise)
    ]

    /// From the left edge one swipes back, as in every other app.
    override public func load() {
        bridge?.webView?.allowsBackForwardNavigationGestures = true
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(tellOfScreenshot),
            name: UIApplication.userDidTakeScreenshotNotification,
            object: nil)
    }

    @objc private func tellOfScreenshot() {
        notifyListeners("screenshotTaken", data: [:])
    }

    /// Apple answers in full to operators alone: to anybody else a yes is one, and a no says nothing.
    @objc func status(_ call: CAPPluginCall) {
        call.resolve(["esim": CTCellularPlanProvisioning().supportsEmbeddedSIM ? "yes" : "unknown"])
    }

    /// By the system, which knows Apple's set-up link; a web view would load it as a page.
    @objc func openLink(_ call: CAPPluginCall) {
        guard let text = call.getString("url"), let url = URL(string: text), url.scheme == "https" else {
            call.resolve(["opened": false])
            return
        }
        DispatchQueue.main.async {
            UIApplication.shared.open(url) { opened in call.resolve(["opened": opened]) }
        }
    }

    /// An iPhone opens no page of its settings but the app's own.
    @objc func openSettings(_ call: CAPPluginCall) {
        call.resolve(["opened": false])
    }

    /// On this phone's clipboard alone, until the time is over: the system then takes it away.
    @objc func copyCode(_ call: CAPPluginCall) {
        let text = call.getString("text") ?? ""
        let seconds = call.getDouble("seconds") ?? 60
        DispatchQueue.main.async {
            UIPasteboard.general.setItems(
                [[UTType.plainText.identifier: text]],
                options: [.localOnly: true, .expirationDate: Date().addingTimeInterval(seconds)])
            call.resolve()
        }
    }

    @objc func forgetCode(_ call: CAPPluginCall) {
        call.resolve(["looked": true])
    }
}
