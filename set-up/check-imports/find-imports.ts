import { parseSync } from 'vite';

export type FoundImport = { specifier: string; line: number; isType: boolean };

type Node = {
  type: string;
  start: number;
  end: number;
  value?: unknown;
  source?: Node | null;
  importKind?: string;
  exportKind?: string;
  callee: Node;
  arguments: Node[];
  elements: Node[];
};

/** Every module that a source names: imports, re-exports, `import()`, types by `import('…')`, globs, CSS imports. */
export function findImports(path: string, text: string): FoundImport[] {
  if (path.endsWith('.css')) return findCssImports(text);
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);

  const found: FoundImport[] = [];
  visit(program, (node) => {
    for (const named of modulesNamedBy(node, text)) {
      if (typeof named?.value !== 'string') continue;
      found.push({ specifier: named.value, line: lineAt(text, named.start), isType: isTypeOnly(node) });
    }
  });
  return found;
}

function modulesNamedBy(node: Node, text: string): (Node | null | undefined)[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return [node.source];
    case 'CallExpression': {
      if (text.slice(node.callee.start, node.callee.end) !== 'import.meta.glob') return [];
      const [patterns] = node.arguments;
      return patterns?.type === 'ArrayExpression' ? patterns.elements : [patterns];
    }
    default:
      return [];
  }
}

/** `import { type X }` does not count: it still loads the module when types are only stripped. */
function isTypeOnly(node: Node): boolean {
  return node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type';
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) see(value as Node);
  for (const child of Object.values(value)) visit(child, see);
}

function findCssImports(text: string): FoundImport[] {
  const pattern = /(?:@import\s+(?:url\()?|composes:[^;]*\bfrom\s+)["']([^"']+)["']/g;
  return [...text.matchAll(pattern)].map((match) => ({
    specifier: match[1] ?? '',
    line: lineAt(text, match.index),
    isType: false,
  }));
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
