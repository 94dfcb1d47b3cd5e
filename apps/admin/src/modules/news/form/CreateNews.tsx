import { AdministratorsOnly } from './AdministratorsOnly.tsx';
import { NewsForm } from './NewsForm.tsx';

export const CreateNews = () => (
  <AdministratorsOnly>
    <NewsForm />
  </AdministratorsOnly>
);
