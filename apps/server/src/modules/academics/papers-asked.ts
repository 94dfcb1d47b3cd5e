/** SQL: the documents required of everyone, or of everyone in some courses: `id`, `name`. */
export const papersAsked =
  '(select id, name from student_document_category where is_required and active and not archived)';

/** SQL: whether a document is required for a course. @param paper alias of `papersAsked` @param course SQL of its id */
export const asksCourse = (paper: string, course: string): string =>
  `(not exists (select from student_document_category_courses n where n.owner_id = ${paper}.id)
    or exists (select from student_document_category_courses n where n.owner_id = ${paper}.id and n.target_id = ${course}))`;
