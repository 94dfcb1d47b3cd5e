/** He, his and him by the gender of a student. */
const pronouns: Readonly<Record<string, readonly [he: string, his: string, him: string]>> = {
  MALE: ['he', 'his', 'him'],
  FEMALE: ['she', 'her', 'her'],
  OTHER: ['they', 'their', 'them'],
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * A sentence of the comment bank for one student: `{name}` is the first name, `{he}`, `{his}` and `{him}` depend on the
 * gender, capitalised in `{He}`, `{His}` and `{Him}`. Other braces are left unchanged.
 */
export const filledComment = (
  text: string,
  { name, gender }: { readonly name: string; readonly gender: string },
): string => {
  const [he, his, him] = pronouns[gender] ?? pronouns['OTHER'] ?? ['they', 'their', 'them'];
  const words: Readonly<Record<string, string>> = { he, his, him };
  return text.replaceAll(/\{(name|he|his|him)\}/gi, (whole, key: string) => {
    if (key === 'name') return name;
    const word = words[key.toLowerCase()];
    if (word === undefined) return whole;
    return key.charAt(0) === key.charAt(0).toUpperCase() ? capital(word) : word;
  });
};
