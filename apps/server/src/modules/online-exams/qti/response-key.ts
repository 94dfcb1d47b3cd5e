import { allIn, elementsIn, wordsIn, type XmlElement } from './xml-element.ts';

/** What an item says of the right answer to one of its interactions. */
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

/** The key of the interaction that asks for a response. */
export const keyOf = (item: XmlElement, interaction: XmlElement): ResponseKey => {
  const wanted = interaction.attributes['responseIdentifier'];
  const declaration = elementsIn(item, 'responseDeclaration').find(
    ({ attributes }) => attributes['identifier'] === wanted,
  );
  return declaration ? keyIn(declaration) : none;
};

/** What is right: as it is said, or else what gives something. */
export const rightIn = ({ correct, mapped }: ResponseKey): readonly string[] =>
  correct.length > 0 ? correct : mapped.filter(({ value }) => value > 0).map(({ key }) => key);

/** All texts that are taken, the model answer first. */
export const acceptedIn = ({ correct, mapped }: ResponseKey): readonly string[] => [
  ...new Set([...correct, ...mapped.filter(({ value }) => value > 0).map(({ key }) => key)]),
];

/** Whether right answers give different scores, or wrong ones something else than nothing. */
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

/** What an item gives: as it says itself, or one mark. */
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

/** What a wrong answer takes off, where the item says so. */
export const negativeOf = (item: XmlElement): string | null => marksFrom([-given(item, 'MINSCORE')]) ?? null;
