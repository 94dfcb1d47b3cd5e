import MoreVert from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { officePaths } from '../mode/payroll-paths.ts';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { usePayrollRights } from '../mode/use-payroll-rights.ts';
import { payslipPdf, payslipSlipPdf } from './payslip-pdf-path.ts';
import type { PayslipItem } from './payslip-row.ts';
import { usePdf } from './use-pdf.ts';
import type { PayslipVerbs } from './use-payslip-verbs.ts';

interface PayslipMenuProps {
  readonly row: PayslipItem;
  readonly verbs: PayslipVerbs;
}

/** What can be done with one payslip of a list, by its status and the user's rights. */
export const PayslipMenu = ({ row, verbs }: PayslipMenuProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { paths } = usePayrollMode();
  const rights = usePayrollRights();
  const pdf = usePdf();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { status } = row;
  const items: readonly (readonly [offered: boolean, key: string, run: () => unknown])[] = [
    [true, 'engine.verb.show', () => navigate(paths.payslip(row.id))],
    [true, 'payroll.verb.pdf', () => pdf.save(payslipPdf(row.id), `${row.number || row.id}.pdf`)],
    [true, 'payroll.verb.slip', () => pdf.save(payslipSlipPdf(row.id), `${row.number || row.id}.pdf`)],
    [rights.decide && status === 'PENDING', 'payroll.verb.approve', () => verbs.approve(row)],
    [rights.decide && status === 'PENDING', 'payroll.verb.reject', () => verbs.reject(row)],
    [rights.decide && status === 'APPROVED', 'payroll.verb.revert', () => verbs.revert(row)],
    [
      rights.generate && (status === 'PENDING' || status === 'REJECTED'),
      'engine.verb.edit',
      () => navigate(officePaths.edit(row.id)),
    ],
    [
      rights.generate && (status === 'PENDING' || status === 'REJECTED'),
      'engine.verb.delete',
      () => verbs.remove(row),
    ],
  ];
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-label={translate('engine.list.actionsOf', { name: row.employeeName })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        {items
          .filter(([offered]) => offered)
          .map(([, key, run]) => (
            <MenuItem
              key={key}
              onClick={() => {
                setAnchor(undefined);
                run();
              }}
            >
              {translate(key)}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
};
