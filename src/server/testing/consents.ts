/** The texts in force, agreed to by customers who were made without the forms; `who` is a condition on customers. */
export const consentsOf = (who: string): string => `
  insert into customer_consents (customer_id, kind, version, consented_at)
  select c.id, d.kind, max(d.adaptation_date)::text, app.now() from customers c, company_documents d
  where c.${who} and d.kind in ('terms', 'privacy') and app.has_begun(d.adaptation_date)
  group by c.id, d.kind on conflict do nothing`;
