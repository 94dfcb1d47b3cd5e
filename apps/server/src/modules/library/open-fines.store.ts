/** SQL: what students owe the library, with the wording used on its receipt. */
export const openFines = `(select f.student_id, f.charged_on, 'Library fine: ' || t.title as narration,
    f.amount - coalesce(f.waived, 0) - coalesce(f.paid, 0) as due
  from library_fine f join book_title t on t.id = f.book_title_id
  where f.status = 'OPEN' and f.student_id is not null)`;
