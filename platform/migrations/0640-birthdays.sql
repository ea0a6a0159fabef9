-- Who was born on a day of the year: campaigns and the VIP ladder ask each half minute. A brand asks for the date as
-- YYYY-MM-DD or as MM-DD-YYYY. `identity/birthdays.store.ts` repeats the expression.
create index member_details_by_birthday on member_details (brand, (
  case when answers ->> 'birthday' ~ '^[0-9]{4}-' then substr(answers ->> 'birthday', 6, 5)
    else substr(answers ->> 'birthday', 1, 5) end
)) where answers ? 'birthday';
