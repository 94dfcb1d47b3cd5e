/** Formulas in texts are enclosed in dollar signs, in the small subset of TeX that schools need: `$\frac{a}{b} + x^2$`. */

export type FormulaNode =
  | { readonly kind: 'row'; readonly of: readonly FormulaNode[] }
  | { readonly kind: 'word' | 'number' | 'sign' | 'text'; readonly text: string }
  | { readonly kind: 'fraction' | 'power' | 'index'; readonly of: readonly [FormulaNode, FormulaNode] }
  | { readonly kind: 'root'; readonly of: FormulaNode };

export type TextPart = { readonly text: string } | { readonly formula: string };

const symbols: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  Delta: 'Δ',
  epsilon: 'ε',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  Sigma: 'Σ',
  phi: 'φ',
  omega: 'ω',
  Omega: 'Ω',
  infty: '∞',
};
const signs: Readonly<Record<string, string>> = {
  cdot: '·',
  times: '×',
  div: '÷',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  to: '→',
  rightarrow: '→',
  sum: '∑',
  int: '∫',
  in: '∈',
  cup: '∪',
  cap: '∩',
  angle: '∠',
  circ: '°',
  degree: '°',
  parallel: '∥',
  perp: '⊥',
  triangle: '△',
  therefore: '∴',
  equiv: '≡',
  '{': '{',
  '}': '}',
  '%': '%',
  ',': ' ',
};

type Token = string;

const tokensOf = (source: string): readonly Token[] =>
  source.match(/\\(?:[A-Za-z]+|.)|\d+(?:[.,]\d+)*|[A-Za-z]|[^\sA-Za-z\d\\]/gu) ?? [];

const isWord = (token: Token): boolean => /^[\p{L}]$/u.test(token);

/** Reads what is enclosed in dollar signs. Anything not understood stays as typed; nothing is ever rejected. */
export const readFormula = (source: string): FormulaNode => {
  const tokens = [...tokensOf(source)];
  const take = (): Token => tokens.shift() ?? '';
  const group = (until: Token | undefined, depth: number): FormulaNode => {
    const found: FormulaNode[] = [];
    while (tokens.length > 0 && tokens[0] !== until) {
      const token = take();
      if ((token === '^' || token === '_') && found.length > 0) {
        const base = found.pop() as FormulaNode;
        found.push({ kind: token === '^' ? 'power' : 'index', of: [base, argument(depth + 1)] });
      } else found.push(single(token, depth));
    }
    if (until !== undefined) take();
    return found.length === 1 && found[0] ? found[0] : { kind: 'row', of: found };
  };
  const argument = (depth: number): FormulaNode => {
    const token = take();
    if (token !== '{') return single(token, depth);
    return depth > 20 ? { kind: 'text', text: '…' } : group('}', depth);
  };
  const single = (token: Token, depth: number): FormulaNode => {
    if (token === '{') return depth > 20 ? { kind: 'text', text: '…' } : group('}', depth + 1);
    if (token.startsWith('\\')) {
      const name = token.slice(1);
      if (name === 'frac') return { kind: 'fraction', of: [argument(depth + 1), argument(depth + 1)] };
      if (name === 'sqrt') return { kind: 'root', of: argument(depth + 1) };
      if (symbols[name] !== undefined) return { kind: 'word', text: symbols[name] };
      return { kind: signs[name] === undefined ? 'text' : 'sign', text: signs[name] ?? name };
    }
    if (/^\d/.test(token)) return { kind: 'number', text: token };
    return { kind: isWord(token) ? 'word' : 'sign', text: token === '-' ? '−' : token };
  };
  return group(undefined, 0);
};

/** A text split into words and formulas. A single dollar sign is a dollar sign; `\$` always is one. */
export const formulasIn = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of text.matchAll(/(?<!\\)\$(?!\s)([^$\n]{1,1000}?)(?<![\s\\])\$(?!\d)/g)) {
    if (found.index > from) parts.push({ text: text.slice(from, found.index) });
    parts.push({ formula: found[1] ?? '' });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts.map((part) => ('text' in part ? { text: part.text.replaceAll('\\$', '$') } : part));
};
