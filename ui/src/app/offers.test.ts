import { expect, test } from "vitest";
import { found, together, type Offer } from "./offers";

const offer = (name: string, hint = ""): Offer => ({ id: name, name, hint, go: () => undefined });
const names = (query: string, offers: Offer[]): string[] => found(query, offers).map((other) => other.name);

test("accents, capitals and ligatures do not matter", () => {
  const offers = [offer("Élodie Lefèvre"), offer("Zoé Cœur")];
  expect(names("elodie LEFEVRE", offers)).toEqual(["Élodie Lefèvre"]);
  expect(names("coeur", offers)).toEqual(["Zoé Cœur"]);
  expect(names("personne", offers)).toEqual([]);
});

test("a beginning counts more than a middle; every word must be there", () => {
  const offers = [offer("Reprendre le niveau"), offer("Enregistrer"), offer("Table 3, Renée"), offer("Renée Martin")];
  expect(names("ren", offers)).toEqual(["Renée Martin", "Table 3, Renée", "Reprendre le niveau"]);
  expect(names("ren mar", offers)).toEqual(["Renée Martin"]);
});

test("a hint is searched too, and an empty query offers all in order", () => {
  const offers = [offer("Paul Durand", "table 3, place 4"), offer("Membres", "Sections")];
  expect(names("table 3", offers)).toEqual(["Paul Durand"]);
  expect(names("", offers)).toEqual(["Paul Durand", "Membres"]);
});

test("whatever is named exactly comes before what begins so", () => {
  const offers = [offer("Paul Martinez"), offer("Paul Martin"), offer("Martin Paulet")];
  expect(names("paul martin", offers)[0]).toBe("Paul Martin");
  expect(names("MARTIN paul", offers)[0]).toBe("Paul Martin");
  const members = [
    { ...offer("Luc Moreau"), marks: ["120", null] },
    { ...offer("Zoé Adam"), marks: ["12", null] },
  ];
  expect(together("12", [offer("Table 12")], members)[0]?.name).toBe("Zoé Adam");
  expect(together("table 12", [offer("Table 12")], members)[0]?.name).toBe("Table 12");
});

test("a name is found without its apostrophe", () => {
  const offers = [offer("Linh N’Guyen"), offer("Jean-Pierre Rey")];
  expect(names("nguyen", offers)).toEqual(["Linh N’Guyen"]);
  expect(names("jeanpierre", offers)).toEqual(["Jean-Pierre Rey"]);
});

test("no action stands before a page of that name", () => {
  const page = (name: string, hint = ""): Offer => ({ ...offer(name, hint), page: true });
  const offers = [
    offer("Horloge : une minute de plus"),
    offer("Tables : en fermer une"),
    page("Horloge"),
    page("Tables"),
  ];
  expect(names("horl", offers)[0]).toBe("Horloge");
  expect(names("table", offers)[0]).toBe("Tables");
  expect(names("horloge", [offer("Horloge"), page("Horloge", "Soirée")])).toEqual(["Horloge", "Horloge"]);
  expect(found("horloge", [offer("Horloge"), page("Horloge", "Soirée")])[0]?.page).toBe(true);
  expect(names("tour", [offer("Tournoi : imprimer"), page("Grand tournoi")])[0]).toBe("Grand tournoi");
});

test("words that are not shown find an offer after those named so", () => {
  const offers = [{ ...offer("Imprimer : Cartons de place"), words: "tickets siège" }, offer("Ticket d’entrée")];
  expect(names("ticket", offers)).toEqual(["Ticket d’entrée", "Imprimer : Cartons de place"]);
});
