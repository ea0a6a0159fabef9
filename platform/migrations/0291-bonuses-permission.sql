-- Whoever approves large payments grants bonuses, too, unless an operator has said otherwise since.
update operator_roles set permissions = array_append(permissions, 'bonuses'), revision = revision + 1
  where id = 'cashier-lead' and not 'bonuses' = any (permissions);
