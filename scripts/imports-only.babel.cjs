/**
 * Reduces a TypeScript file to its imports, for dependency-cruiser: its TypeScript parser needs the compiler's
 * JavaScript API, which TypeScript 7 no longer has, and its swc parser cannot read TSX. Type imports are included: they
 * couple two modules as much as any other.
 */
const importsOnly = ({ types }) => ({
  name: 'imports-only',
  manipulateOptions(options, parser) {
    parser.plugins.push('typescript', 'decorators-legacy');
    if (options.filename.endsWith('x')) parser.plugins.push('jsx');
  },
  visitor: {
    Program(program) {
      const sources = [];
      const add = ({ node }) => {
        if (node.source) sources.push(node.source.value);
      };
      program.traverse({
        ImportDeclaration: add,
        ExportNamedDeclaration: add,
        ExportAllDeclaration: add,
        TSImportType({ node }) {
          sources.push(node.argument.value);
        },
        CallExpression({ node: { callee, arguments: given } }) {
          const loads = callee.type === 'Import' || (callee.type === 'Identifier' && callee.name === 'require');
          if (loads && given[0]?.type === 'StringLiteral') sources.push(given[0].value);
        },
      });
      program.node.body = sources.map((source) => types.importDeclaration([], types.stringLiteral(source)));
      program.skip();
    },
  },
});

module.exports = { babelrc: false, configFile: false, plugins: [importsOnly] };
