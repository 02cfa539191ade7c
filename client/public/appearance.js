// Runs before the first paint, so that colours, density and line height do not change visibly.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      console.warn('The browser keeps no settings', error);
      return null;
    }
  };
  const chosen = read('mantine-color-scheme-value');
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  root.dataset.density = read('density') ?? 'auto';
  root.lang = read('language') ?? 'en';
})();
