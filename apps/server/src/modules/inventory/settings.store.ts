import type { Connection } from '../../platform/database/database.ts';

export interface InventoryRules {
  /** Null: no order needs approval. */
  readonly poApprovalAbove: string | null;
  readonly overReceiptPercent: string;
  readonly autoIssueOnGrn: boolean;
}
export interface IndentRules {
  readonly managerRequired: boolean;
  readonly approvers: 'REPORTING_MANAGER' | 'STORE_IN_CHARGE' | 'PRIVILEGED';
  readonly allowAboveStock: boolean;
  readonly issueTypes: readonly string[];
}

/** The inventory settings; the definition's defaults until someone has saved them. */
export const inventoryRules = async (connection: Connection): Promise<InventoryRules> => {
  const [row] = await connection.query<InventoryRules>({
    name: 'inventory_rules',
    text: `select po_approval_above::text as "poApprovalAbove", over_receipt_percent::text as "overReceiptPercent",
        auto_issue_on_grn as "autoIssueOnGrn" from inventory_setting limit 1`,
  });
  return row ?? { poApprovalAbove: null, overReceiptPercent: '0', autoIssueOnGrn: true };
};

export const indentRules = async (connection: Connection): Promise<IndentRules> => {
  const [row] = await connection.query<IndentRules>({
    name: 'indent_rules',
    text: `select manager_required as "managerRequired", approvers, allow_above_stock as "allowAboveStock",
        issue_types as "issueTypes" from indent_setting limit 1`,
  });
  return (
    row ?? {
      managerRequired: true,
      approvers: 'REPORTING_MANAGER',
      allowAboveStock: true,
      issueTypes: ['PERMANENT', 'TEMPORARY'],
    }
  );
};
