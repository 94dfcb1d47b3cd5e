import { allIn, elementsIn, wordsIn, type XmlElement } from './xml-element.ts';

/** What an item states about the right answer to one of its interactions. */
export interface ResponseKey {
  readonly cardinality: string;
  readonly baseType: string;
  readonly correct: readonly string[];
  readonly mapped: readonly {
    readonly key: string;
    readonly value: number;
    readonly caseSensitive: boolean;
  }[];
}

const none: ResponseKey = { cardinality: 'single', baseType: 'identifier', correct: [], mapped: [] };

const trimmed = (element: XmlElement): string => wordsIn(element).replaceAll(/\s+/g, ' ').trim();

const keyIn = (declaration: XmlElement): ResponseKey => ({
  cardinality: declaration.attributes['cardinality'] ?? 'single',
  baseType: declaration.attributes['baseType'] ?? 'identifier',
  correct: elementsIn(declaration, 'correctResponse').flatMap((one) => elementsIn(one, 'value').map(trimmed)),
  mapped: elementsIn(declaration, 'mapping').flatMap((one) =>
    elementsIn(one, 'mapEntry').map(({ attributes }) => ({
      key: (attributes['mapKey'] ?? '').trim(),
      value: Number(attributes['mappedValue'] ?? 0),
      caseSensitive: attributes['caseSensitive'] !== 'false',
    })),
  ),
});

/** The key of the interaction that collects a response. */
export const keyOf = (item: XmlElement, interaction: XmlElement): ResponseKey => {
  const wanted = interaction.attributes['responseIdentifier'];
  const declaration = elementsIn(item, 'responseDeclaration').find(
    ({ attributes }) => attributes['identifier'] === wanted,
  );
  return declaration ? keyIn(declaration) : none;
};

/** What is right: as declared, or else what scores something. */
export const rightIn = ({ correct, mapped }: ResponseKey): readonly string[] =>
  correct.length > 0 ? correct : mapped.filter(({ value }) => value > 0).map(({ key }) => key);

/** All accepted texts, the model answer first. */
export const acceptedIn = ({ correct, mapped }: ResponseKey): readonly string[] => [
  ...new Set([...correct, ...mapped.filter(({ value }) => value > 0).map(({ key }) => key)]),
];

/** Whether right answers score differently, or wrong ones score anything but zero. */
export const isUneven = ({ mapped }: ResponseKey): boolean =>
  new Set(mapped.filter(({ value }) => value > 0).map(({ value }) => value)).size > 1 ||
  mapped.some(({ value }) => value < 0);

const outcome = (item: XmlElement, name: string): XmlElement | undefined =>
  elementsIn(item, 'outcomeDeclaration').find(({ attributes }) => attributes['identifier'] === name);

const given = (item: XmlElement, name: string): number => {
  const [value] = elementsIn(item, 'outcomeDeclaration')
    .filter(({ attributes }) => attributes['identifier'] === name)
    .flatMap((one) => allIn(one, (below) => below.name === 'value'));
  return value ? Number(trimmed(value)) : Number.NaN;
};

const marksFrom = (values: readonly number[]): string | undefined => {
  const found = values.find((value) => Number.isFinite(value) && value > 0 && value <= 9999);
  return found?.toFixed(3);
};

/** The marks of an item: as it states, or one mark. */
export const marksOf = (item: XmlElement): string => {
  const [mapping] = allIn(item, ({ name }) => name === 'mapping');
  return (
    marksFrom([
      given(item, 'MAXSCORE'),
      Number(outcome(item, 'SCORE')?.attributes['normalMaximum'] ?? Number.NaN),
      Number(mapping?.attributes['upperBound'] ?? Number.NaN),
    ]) ?? '1.000'
  );
};

/** What a wrong answer deducts, if the item states it. */
export const negativeOf = (item: XmlElement): string | null => marksFrom([-given(item, 'MINSCORE')]) ?? null;
