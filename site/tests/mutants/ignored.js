import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** What maintainers and operators alone read decides nothing: the text of a log line or of an error. */
const messages = {
  shouldIgnore(path) {
    if (!path.isStringLiteral() && !path.isTemplateLiteral()) return undefined;
    const call = path.findParent((each) => each.isCallExpression() || each.isNewExpression());
    const callee = call?.get('callee');
    const isLog =
      callee?.isMemberExpression() && callee.get('object').isIdentifier({ name: 'log' });
    const isError = callee?.isIdentifier() && callee.node.name.endsWith('Error');
    return isLog || isError ? 'A message for maintainers' : undefined;
  },
};

/** Hooks need a browser: tests/e2e shows what they do. */
const hooks = {
  shouldIgnore(path) {
    const isHook = path.isFunctionDeclaration() && /^use[A-Z]/.test(path.node.id?.name ?? '');
    return isHook ? 'A hook, which the browser tests cover' : undefined;
  },
};

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'messages', messages),
  declareValuePlugin(PluginKind.Ignore, 'hooks', hooks),
];
