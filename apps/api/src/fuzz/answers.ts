import { Ajv2020 } from "ajv/dist/2020.js";
import { type Call, type Description, said } from "./requests.ts";

type Given = { statusCode: number; headers: Record<string, unknown>; body: string };

/** Says what is wrong with an answer by the published description; null when nothing is. */
export function answerChecker(description: Description): (call: Call, answer: Given) => string | null {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  ajv.addSchema({ $id: "api", components: description.components });
  const validators = new Map<string, ReturnType<typeof ajv.compile>>();
  const validatorOf = (name: string, schema: object) => {
    const made = validators.get(name) ?? ajv.compile(refersTo("api", schema));
    validators.set(name, made);
    return made;
  };
  return (call, { statusCode, headers, body }) => {
    if (statusCode >= 500) return `status ${statusCode}`;
    const named = description.paths[call.path]?.[call.method.toLowerCase()]?.responses[statusCode];
    const described = named && said(named, description.components.responses);
    if (!described) return `status ${statusCode} is not described`;
    const [type, content] = Object.entries(described.content ?? {})[0] ?? [];
    if (!type || !content)
      return body === "" ? null : `status ${statusCode} has a body that is not described`;
    if (!String(headers["content-type"]).startsWith(type)) return `the type is ${headers["content-type"]}`;
    const validate = validatorOf(`${call.method} ${call.path} ${statusCode}`, content.schema);
    return validate(JSON.parse(body)) ? null : ajv.errorsText(validate.errors);
  };
}

function refersTo(id: string, schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${id}#/components/`));
}
