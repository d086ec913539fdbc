// ES5 and not a module, so that browsers too old for the app can run it. The app starts only if #root still exists.
(function () {
  var noticeOf = function (text) {
    var notice = document.createElement('p');
    notice.setAttribute('role', 'alert');
    notice.style.cssText = 'margin: 2em; font: 1em/1.5 sans-serif';
    notice.textContent = text;
    return notice;
  };
  var css = window.CSS;
  var isSupported =
    css &&
    css.supports &&
    css.supports('color', 'light-dark(red, red)') &&
    css.supports('selector(:has(a))') &&
    window.URL &&
    window.URL.canParse;
  if (!isSupported) {
    // Before the modules run.
    document.addEventListener('readystatechange', function () {
      var root = document.getElementById('root');
      var tooOld =
        'This browser is too old for the AUS companion. Use Chrome or Edge 123, Firefox 121, Safari 17.5 or newer.';
      if (root && document.readyState === 'interactive') root.parentNode.replaceChild(noticeOf(tooOld), root);
    });
    return;
  }

  var letters = function () {
    var code = '';
    window.crypto.getRandomValues(new window.Uint8Array(4)).forEach(function (byte) {
      code += 'BCDFGHJKLMNPQRSTVWXZ'[byte % 20];
    });
    return code;
  };
  var tab = letters();
  try {
    // Before the first paint (src/browser/themeChoice.ts).
    var theme = window.localStorage.getItem('companion.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.setAttribute('data-theme', theme);
    // Only here, because the app may be missing.
    var kept = window.sessionStorage.getItem('tabCode');
    if (/^[B-Z]{4}$/.test(kept)) tab = kept;
    window.sessionStorage.setItem('tabCode', tab);
  } catch (blocked) {
    // Then the theme is the system's, and a reload changes the tab's code.
  }
  window.tabCode = tab;

  // While the modules load, which may take longer than the time limit. A preload link would take a cached file. The app
  // reports a failure.
  window.configRequest = window
    .fetch('/config.json', { cache: 'no-store', signal: window.AbortSignal.timeout(15000) })
    .then(function (response) {
      return response.text().then(function (text) {
        return { status: response.status, text: text };
      });
    });
  window.configRequest.catch(function () {});

  // The errors before the app hears them itself (src/telemetry/createTelemetry.ts).
  var heard = [];
  var hear = function (event) {
    heard.push(event);
  };
  var console = window.console;
  var log = console.error;
  console.error = function () {
    hear([].slice.call(arguments));
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

  // The browser refuses a file that was changed on its way. No other code can say so, or that the entry is missing.
  var CHANGED =
    'Something between this browser and the server changes the files of the AUS companion. ' +
    'Ask your IT department: a proxy, a virus scanner or an extension must leave them unchanged.';
  var MISSING = 'The AUS companion could not be loaded. Reload this page, and if that does not help, call support.';
  /** As src/telemetry/telemetryFilter.ts names it. */
  var screenOf = function (path) {
    var screen = path === '/' ? 'Start' : 'Other';
    ['', '/Request', '/Selection', '/History'].forEach(function (area) {
      if (new RegExp('^/\\d{1,18}' + area + '/?$', 'i').test(path)) screen = area.slice(1) || 'Loan';
    });
    return screen;
  };
  // Without the SDK of the monitoring service, which is not there yet.
  var tell = function (reference) {
    window.configRequest
      .then(function (answer) {
        var config = JSON.parse(answer.text).TELEMETRY_CONFIG;
        var named = function (key) {
          var part = new RegExp('(?:^|;)' + key + '=([^;]*)').exec(config.CONNECTION_STRING);
          return part && part[1];
        };
        var key = named('InstrumentationKey') || config.INSTRUMENTATION_KEY;
        var base = named('IngestionEndpoint');
        var address = base ? base.replace(/\/?$/, '/v2/track') : config.ENDPOINT_URL;
        var release = document.querySelector('meta[name=release]');
        var event = {
          ver: 2,
          name: 'code-missing',
          properties: { script: missed, reference: reference, tab: tab, screen: screenOf(window.location.pathname) },
        };
        var envelope = {
          name: 'Microsoft.ApplicationInsights.Event',
          time: new Date(),
          iKey: key,
          tags: { 'ai.application.ver': release ? release.content : '' },
          data: { baseType: 'EventData', baseData: event },
        };
        if (key && address)
          return window.fetch(address, {
            method: 'POST',
            keepalive: true,
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify([envelope]),
          });
      })
      .catch(function () {});
  };
  var missed = '';
  /** An error of the app has a reference, and the app reports it. */
  var report = function (text, known) {
    report = function () {};
    var reference = known || letters() + '-' + letters();
    if (!known) tell(reference);
    text += ' Reference ' + reference + '.';
    var waiting = document.getElementById('waiting');
    if (waiting) waiting.remove();
    // Beside the body, which the app may replace.
    document.documentElement.insertBefore(noticeOf(text), document.body);
  };
  var checked = window.Promise.resolve();
  // The event of a preload may follow the failed import.
  window.reportMissing = function (reference) {
    window.setTimeout(function () {
      checked.then(function () {
        report(MISSING, reference);
      });
    });
  };
  var onError = function (event) {
    // An error of our scripts before the app hears it leaves the page without the app.
    var file = event.target.src || event.target.href || (window.takeEarlyErrors && event.filename);
    var name = /\/assets\/(.+)/.exec(file);
    if (!name) return;
    missed = name[1];
    if (event.error) missed += ':' + event.lineno + ':' + event.colno;
    var answered = function (response) {
      if (response.ok) report(event.error ? MISSING : CHANGED);
      // The app itself says which of its other parts could not be loaded.
      else if (event.target.tagName === 'SCRIPT' || event.target.rel === 'stylesheet') report(MISSING);
    };
    checked = window
      .fetch(file, { cache: 'no-store', signal: window.AbortSignal.timeout(15000) })
      // An error is not ok either.
      .then(answered, answered);
  };
  window.addEventListener('error', onError, true);
})();
