// Invitations: the secrets of links to private tables, kept while the page is open. With one, a table's past may be seen.
const known = new Map<string, string>();

export function keepInvitation(table: string, secret: string): void {
  known.set(table, secret);
}

export const invitationTo = (table: string): string | null => known.get(table) ?? null;
