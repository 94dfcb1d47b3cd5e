import { Box } from '@mui/material';
import { f } from '@school/kernel';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../engine/catalogue/use-words.ts';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { FieldInput } from '../../engine/field/FieldInput.tsx';

/** Finds a student by name or number, current or former, and leads to that student's transfer certificates. */
export const FindForTransfer = () => {
  const navigate = useNavigate();
  const words = useWords();
  const { catalogue } = useEnvironment();
  return (
    <Box sx={{ maxWidth: 480, mb: 3 }}>
      <FieldInput
        field={f.ref('student')}
        name="student"
        label={words.one(catalogue.resource('student'))}
        value={null}
        onChange={(id) => {
          if (typeof id === 'number') void navigate(`/tc_template_generated_student_certificates/${id}`);
        }}
      />
    </Box>
  );
};
