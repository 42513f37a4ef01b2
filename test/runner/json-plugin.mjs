/** Serves JSON as a module, so that tests import their cases in the browser as they do in Node. */
export function jsonPlugin() {
  const isCases = ({path}) => path.startsWith('/test/') && path.endsWith('.json');
  return {
    name: 'json-as-module',
    resolveMimeType: (context) => (isCases(context) ? 'js' : undefined),
    transform: (context) => (isCases(context) ? {body: `export default ${context.body}`} : undefined),
  };
}
