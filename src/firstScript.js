// ES5 and not a module, so that browsers too old for the app can run it. The app starts only if #root still exists.
// In other browsers it requests the configuration while the modules load. A preload link would take a cached file. It
// also preloads the scripts of the area that the address names, or to which the sign-in returns. Without the tokens of
// another tab, the identity provider comes first: it preloads the scripts of the sign-in.
// The browser refuses a file that was changed on its way. If the server answers for it, the page says so; it says too
// that the entry or the style sheet is missing, which no other code could say. The page waits for this script, so that
// no failure precedes it; the browser fetches the others meanwhile.
(function () {
  var noticeOf = function (text) {
    var notice = document.createElement('p');
    notice.setAttribute('role', 'alert');
    notice.style.cssText = 'margin: 2em; font: 1em/1.5 sans-serif';
    notice.textContent = text;
    return notice;
  };
  // Before the modules run.
  var whenParsed = function (go) {
    document.addEventListener('readystatechange', function () {
      if (document.readyState === 'interactive') go();
    });
  };
  var css = window.CSS;
  if (
    css &&
    css.supports &&
    css.supports('color', 'light-dark(red, red)') &&
    css.supports('selector(:has(a))') &&
    window.URL &&
    window.URL.canParse
  ) {
    var CHANGED =
      'Something between this browser and the server changes the files of the AUS companion. ' +
      'Ask your IT department: a proxy, a virus scanner or an extension must leave them unchanged.';
    var MISSING = 'The AUS companion could not be loaded. Reload this page, and if that does not help, call support.';
    var report = function (text) {
      report = function () {};
      var waiting = document.getElementById('waiting');
      if (waiting) waiting.parentNode.removeChild(waiting);
      // Beside the body, which the app may replace.
      document.documentElement.insertBefore(noticeOf(text), document.body);
    };
    var onError = function (event) {
      var file = event.target.src || event.target.href;
      if (!/\/assets\//.test(file)) return;
      // The app itself says which of its other parts could not be loaded.
      var isNeeded = event.target.tagName === 'SCRIPT' || event.target.rel === 'stylesheet';
      var miss = function () {
        if (isNeeded) report(MISSING);
      };
      window.fetch(file, { cache: 'no-store', signal: window.AbortSignal.timeout(15000) }).then(function (response) {
        if (response.ok) report(CHANGED);
        else miss();
      }, miss);
    };
    window.addEventListener('error', onError, true);
    // The app hears the errors before it (src/telemetry/createTelemetry.ts).
    var heard = [];
    var hear = function (event) {
      heard.push(event);
    };
    var console = window.console;
    var log = console.error;
    console.error = function () {
      hear(Array.prototype.slice.call(arguments));
      log.apply(console, arguments);
    };
    window.addEventListener('error', hear);
    window.addEventListener('unhandledrejection', hear);
    window.takeEarlyErrors = function () {
      console.error = log;
      window.removeEventListener('error', hear);
      window.removeEventListener('unhandledrejection', hear);
      return heard;
    };
    var address = window.location.pathname;
    var isReturn = /^\/+implicit\/callback\/*$/i.test(address);
    var tokens = null;
    var theme = null;
    try {
      tokens = window.localStorage.getItem('okta-token-storage');
      theme = window.localStorage.getItem('companion.theme');
      if (isReturn) address = window.sessionStorage.getItem('referrerPath') || address;
    } catch (blocked) {
      // Then there is no token either.
    }
    // The screen before the app goes on where the page before this one stopped, in the theme that the user chose.
    var page = document.documentElement;
    page.style.setProperty('--waiting-turned', '-' + (Date.now() % 900) + 'ms');
    if (isReturn) page.style.setProperty('--waiting-delay', '-150ms');
    if (theme === 'light' || theme === 'dark') page.setAttribute('data-theme', theme);
    window.configRequest = window.fetch('/config.json', {
      cache: 'no-store',
      signal: window.AbortSignal.timeout(15000),
    });
    // The app reports a failure.
    window.configRequest.catch(function () {});
    whenParsed(function () {
      var preload = function (name) {
        var scripts = document.querySelectorAll('link[data-areas~="' + name + '"]');
        for (var i = 0; i < scripts.length; i += 1) scripts[i].rel = 'modulepreload';
      };
      if (tokens === null) {
        preload('signIn');
        var text = document.querySelector('#waiting p');
        if (isReturn || /^\/+(?:\d+(?:\/.*)?)?$/.test(address)) {
          text.textContent = 'Signing in…';
        }
      }
      var area = /^\/+\d+\/(\w+)\/*(?:[?#]|$)/.exec(address);
      if (area !== null) preload(area[1].toLowerCase());
    });
    return;
  }
  whenParsed(function () {
    var root = document.getElementById('root');
    var tooOld =
      'This browser is too old for the AUS companion. Use Chrome or Edge 123, Firefox 121, Safari 17.5 or newer.';
    root.parentNode.replaceChild(noticeOf(tooOld), root);
  });
})();
