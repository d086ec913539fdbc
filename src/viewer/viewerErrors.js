// ES5, as the build of such scripts wants it, and not a module, so that it runs if the page's module is missing or
// throws in its first line. The app that opened the page reports the error, because this page can send nothing.
(function () {
  var app = window.opener;
  var fail = function (report) {
    var text = 'This document could not be shown. Close this tab and open the document again.';
    try {
      // With the code of the app's tab (src/firstScript.js).
      text += ' Tab ' + app.tabCode + '.';
      report();
    } catch (noApp) {
      // The page was opened directly, or the app has left.
    }
    document.title = 'Document';
    var line = document.querySelector('[role=status]');
    if (line) line.textContent = text;
  };
  /** The app takes only errors of its own window for errors. */
  var failWith = function (error) {
    fail(function () {
      app.reportError(app.structuredClone(error));
    });
  };
  /** As Vite reports a missing script of the app. */
  var failWithout = function (script) {
    fail(function () {
      var event = new app.Event('vite:preloadError');
      event.payload = new app.Error('Failed to fetch dynamically imported module: ' + script.src);
      app.dispatchEvent(event);
    });
  };
  var onError = function (event) {
    if (event.target.tagName === 'SCRIPT') failWithout(event.target);
    else failWith(event.error);
  };
  // Capturing, because the event of a script doesn't bubble.
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', function (event) {
    failWith(event.reason);
  });
})();
