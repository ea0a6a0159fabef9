import {
  AmountInput,
  Checkbox,
  ErrorText,
  Field,
  PasswordInput,
  Select,
  TextArea,
  TextInput,
} from '@croupier/ui';
import { Combobox } from '@croupier/ui/combobox';
import { DateRangePicker, daysBack, PeriodChoice, type PeriodLength } from '@croupier/ui/dates';
import { Pictures } from '@croupier/ui/pictures';
import { RadioGroup } from '@croupier/ui/radio-group';
import { Upload } from '@croupier/ui/upload';
import { useState } from 'react';
import styles from './fields.module.css';

export default { title: 'Fields' };

export const TextsOfSeveralLines = () => (
  <>
    <TextArea label="Your message" name="message" hint="20 to 2000 characters" />
    <TextArea label="Remark" name="remark" error="At most 140 characters, please." />
    <TextArea label="Write a message" isLabelHidden name="chat" placeholder="Write a message" />
    <TextArea label="Closed" name="closed-lines" disabled />
  </>
);

export const PicturesOfAForm = () => (
  <Pictures
    label="Up to 3 pictures"
    limits={{ images: 3, imageBytes: 5_000_000 }}
    pictures={[]}
    srcOf={() => ''}
    keep={() => Promise.resolve({ id: 'pic_1' })}
    onChange={() => undefined}
  />
);

export const Texts = () => (
  <>
    <TextInput label="Username" name="username" />
    <TextInput label="Nickname" name="nickname" hint="2 to 15 letters" defaultValue="রহিম" />
    <TextInput label="Email" name="email" error="Write it as name@example.com." />
    <TextInput label="Affiliate code" name="code" readOnly defaultValue="KARIM2026" />
    <TextInput label="Day" name="day" type="date" defaultValue="2026-11-22" />
    <TextInput label="Closed" name="closed" disabled />
    <Field label="A field of one’s own" hint="Wired to label, hint and error">
      {(inputProps) => <input {...inputProps} type="range" className={styles.own} />}
    </Field>
    <ErrorText>A error that belongs to no field.</ErrorText>
  </>
);

export const PasswordAndAmount = () => (
  <>
    <PasswordInput label="Password" name="password" />
    <PasswordInput label="New password" name="new" error="At least 6 characters, please." />
    <AmountInput label="Amount" name="amount" hint="From ৳10.00" />
    <AmountInput label="Too much" name="much" defaultValue="90,000" error="At most ৳50,000.00." />
    <AmountInput label="Closed" name="none" disabled />
  </>
);

export const Checks = () => (
  <>
    <Checkbox label="I am of age" name="age" />
    <Checkbox label="Remember me" name="remember" defaultChecked hint="For 30 days" />
    <Checkbox label="Terms" name="terms" error="Please accept the terms." />
    <Checkbox look="switch" label="Sound" name="sound" defaultChecked />
    <Checkbox look="switch" label="Closed" name="closed" disabled />
    <Checkbox label="Closed, too" name="closed-too" disabled defaultChecked />
    <Checkbox
      label="Acepto los términos y condiciones, la política de privacidad y las reglas de los juegos de lotería y de casino"
      name="long"
    />
  </>
);

export const SelectOfFew = () => (
  <Select label="Length" name="length" defaultValue="7">
    <option value="7">7 days</option>
    <option value="30">30 days</option>
  </Select>
);

export const SelectStates = () => (
  <>
    <Select label="With an error" name="faulty" error="Choose a length." defaultValue="">
      <option value="">Choose</option>
      <option value="7">Los últimos siete días, el día de hoy incluido, hasta la medianoche</option>
    </Select>
    <Select label="Closed" name="closed-list" disabled hint="Opens on Monday">
      <option>7 days</option>
    </Select>
  </>
);

const countries = [
  { value: '880', label: '+880 Bangladesh' },
  { value: '34', label: '+34 España' },
  { value: '20', label: '+20 Egypt' },
];

export const ComboboxOfMany = () => {
  const [value, setValue] = useState('880');
  return (
    <>
      <Combobox
        label="Country"
        name="country"
        options={countries}
        value={value}
        onChange={setValue}
      />
      <Combobox
        label="Country with an error"
        name="other"
        options={countries}
        value=""
        onChange={setValue}
        error="Choose a country."
      />
      <Combobox
        label="Country that is settled"
        name="settled"
        options={countries}
        value="34"
        onChange={setValue}
        disabled
      />
    </>
  );
};

export const Radios = () => {
  const [value, setValue] = useState<'bank' | 'wallet'>('bank');
  const options = [
    { value: 'bank', label: 'Bank', text: '৳100.00 to ৳50,000.00' },
    { value: 'wallet', label: 'Wallet', text: '৳10.00 to ৳5,000.00' },
  ] as const;
  return (
    <>
      <RadioGroup
        legend="Way to pay"
        name="a"
        options={options}
        value={value}
        onChange={setValue}
      />
      <RadioGroup
        legend="On cards"
        look="cards"
        name="b"
        options={options}
        value={value}
        onChange={setValue}
      />
      <RadioGroup
        legend="With an error"
        name="c"
        options={options}
        value={undefined}
        onChange={setValue}
        error="Choose a way to pay."
      />
    </>
  );
};

const today = '2026-11-21';

export const RangeOfDays = () => {
  const [value, setValue] = useState(daysBack(today, 30));
  return (
    <DateRangePicker
      label="Days"
      value={value}
      onChange={setValue}
      today={today}
      daysAtMost={366}
    />
  );
};

export const PeriodOfDays = () => {
  const [period, setPeriod] = useState(daysBack(today, 7));
  const [length, setLength] = useState<PeriodLength>('7');
  return (
    <PeriodChoice
      period={period}
      length={length}
      today={today}
      onChange={(chosen, chosenLength) => {
        setPeriod(chosen);
        setLength(chosenLength);
      }}
    />
  );
};

export const Files = () => (
  <>
    <Upload
      label="Up to 3 pictures"
      accept={['image/png', 'image/jpeg']}
      bytesAtMost={5_000_000}
      room={3}
      isBusy={false}
      onFiles={() => undefined}
    />
    <Upload
      label="On its way"
      accept={['image/png']}
      bytesAtMost={5_000_000}
      room={1}
      isBusy
      onFiles={() => undefined}
    />
  </>
);
