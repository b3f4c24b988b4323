/**
 * A window for GNOME's `gjs` that WebKitWebDriver can open: a page and nothing else. It writes the console of the page and failed
 * requests to stderr. MiniBrowser, which comes with WebKitGTK, prints no console while a driver controls it, and its window cannot be
 * narrower than its toolbar. Arguments: a folder for the data of the browser, and `false` for a page without script.
 */
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';
import { programArgs } from 'system';

const [folder, scripts] = programArgs;

Gtk.init(null);
// WebKit prints no console of a context without a folder.
const data = new WebKit.WebsiteDataManager({ base_data_directory: folder, base_cache_directory: folder });
// A proxy on a closed port: nothing leaves the machine, and a request to another host fails.
data.set_network_proxy_settings(WebKit.NetworkProxyMode.CUSTOM, WebKit.NetworkProxySettings.new('http://127.0.0.1:9', ['localhost']));
const context = new WebKit.WebContext({ website_data_manager: data });
context.set_automation_allowed(true);
context.connect('automation-started', (_, session) => session.connect('create-web-view', openWindow));
Gtk.main();

function openWindow() {
  const settings = new WebKit.Settings({
    enable_write_console_messages_to_stdout: true,
    enable_javascript: scripts !== 'false',
    // Without a graphics card, pages open in a third of the processor time.
    hardware_acceleration_policy: WebKit.HardwareAccelerationPolicy.NEVER,
  });
  const view = new WebKit.WebView({ web_context: context, is_controlled_by_automation: true, settings });
  view.connect('resource-load-started', (_, resource) => reportFailure(resource));
  const window = new Gtk.Window();
  window.add(view);
  view.connect('close', () => Gtk.main_quit());
  window.show_all();
  return view;
}

function reportFailure(resource) {
  resource.connect('failed', (_, error) => {
    // The browser aborts requests by itself: for a video with enough data, and when the page changes.
    const isAborted = error.matches(WebKit.NetworkError, WebKit.NetworkError.CANCELLED);
    if (!isAborted) printerr(`REQUEST FAILED ${resource.uri} ${error.message}`);
  });
  resource.connect('finished', () => {
    const status = resource.response?.status_code ?? 0;
    if (status >= 400) printerr(`REQUEST STATUS ${status} ${resource.uri}`);
  });
}
