const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const START_SCRIPT = /(<script[^>]*?) type="module" async="">([\s\S]*?)<\/script>/;
const NAMED_IMPORT = /import \* as (\w+) from ("[^"]+");/g;
const BARE_IMPORT = /import ("[^"]+");/g;

/**
 * Rewrites the start of React Router's page so that its scripts are fetched after the first paint. The page reads
 * well without them; fetched earlier, they would share a slow line with the words, the font and the first picture.
 */
export function loadScriptsLate(html: string): string {
  const files = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  const [whole, open, code] = html.match(START_SCRIPT) ?? [];
  if (!whole || !code) return html;
  return html.replace(PRELOAD, '').replace(whole, () => `${open}>${startScript(code, files)}</script>`);
}

function startScript(code: string, files: (string | undefined)[]): string {
  const bare = [...code.matchAll(BARE_IMPORT)].map(([, path]) => `import(${path})`);
  const named = [...code.matchAll(NAMED_IMPORT)];
  const imports = [...named.map(([, , path]) => `import(${path})`), ...bare].join(',');
  const names = named.map(([, name]) => name).join(',');
  const rest = code.replace(NAMED_IMPORT, '').replace(BARE_IMPORT, '').trim();
  // What the code does not name itself are the libraries and pieces that its modules import.
  const libraries = files.filter((file) => !code.includes(`"${file}"`));
  // A frame is requested, then painted, then the task runs. All files are fetched at once, but each library is
  // evaluated in a task of its own, so that a tap never waits for the whole of them.
  return `requestAnimationFrame(()=>setTimeout(async()=>{
for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
for(const library of ${JSON.stringify(libraries)}){await import(library);await new Promise((done)=>setTimeout(done))}
const [${names}]=await Promise.all([${imports}]);
${rest}
}))`;
}
