/** SQL: the name of a subject. @param id SQL of its id */
export const subjectName = (id: string): string => `(select b.name from subject b where b.id = ${id})`;
