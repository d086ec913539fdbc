// ES5 and not a module, so that browsers too old for the app can run it. The app starts only if #root still exists.
// In other browsers it requests the configuration while the modules load. A preload link would take a cached file. It
// also preloads the scripts of the area that the address names, or to which the sign-in returns. Without the tokens of
// another tab, the identity provider comes first: it preloads the scripts of the sign-in.
// The browser refuses a file that was changed on its way. If the server answers for it, the page says so.
(function () {
  var noticeOf = function (text) {
    var notice = document.createElement('p');
    notice.setAttribute('role', 'alert');
    notice.style.cssText = 'margin: 2em; font: 1em/1.5 sans-serif';
    notice.textContent = text;
    return notice;
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
    var report = function () {
      var changed = 'Something between this browser and the server changes the files of the AUS companion. ';
      var ask = 'Ask your IT department: a proxy, a virus scanner or an extension must leave them unchanged.';
      report = function () {};
      // Beside the body, which the app may replace.
      document.documentElement.insertBefore(noticeOf(changed + ask), document.body);
    };
    var check = function (response) {
      if (response.ok) report();
    };
    var onError = function (event) {
      var file = event.target.src || event.target.href;
      if (!/\/assets\//.test(file)) return;
      // Without a response, the app says that it could not be loaded.
      window
        .fetch(file, { cache: 'no-store' })
        .then(check)
        .catch(function () {});
    };
    window.addEventListener('error', onError, true);
    window.configRequest = window.fetch('/config.json', {
      cache: 'no-store',
      signal: window.AbortSignal.timeout(15000),
    });
    // The app reports a failure.
    window.configRequest.catch(function () {});
    var preload = function (name) {
      var scripts = document.querySelectorAll('link[data-areas~="' + name + '"]');
      for (var i = 0; i < scripts.length; i += 1) scripts[i].rel = 'modulepreload';
    };
    var address = window.location.pathname;
    var tokens = null;
    try {
      tokens = window.localStorage.getItem('okta-token-storage');
      if (address === '/implicit/callback') address = window.sessionStorage.getItem('referrerPath') || address;
    } catch (blocked) {
      // Then there is no token either.
    }
    if (tokens === null) preload('signIn');
    var area = /^\/\d+\/(\w+)\/?(?:[?#]|$)/.exec(address);
    if (area !== null) preload(area[1]);
    return;
  }
  var root = document.getElementById('root');
  var tooOld =
    'This browser is too old for the AUS companion. Use Chrome or Edge 123, Firefox 121, Safari 17.5 or newer.';
  root.parentNode.replaceChild(noticeOf(tooOld), root);
})();
